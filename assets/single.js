// Starts the page from one file, which holds all the others: each becomes an address of its own, those that name others
// after those that they name.
const scripts = [...document.querySelectorAll("script[data-file]")];
const packed = new Map(scripts.map(({ dataset, textContent }) => [dataset.file, textContent]));
const needs = new Map(scripts.map(({ dataset }) => [dataset.file, dataset.needs?.split(" ") ?? []]));
// Where it is not to be had, the page says that the browser is too old.
DecompressionStream;

// Gives the address of each file; each is told as its name and what is packed. It runs in workers too, so it names nothing else
// of this script.
async function unpack(files) {
  const kinds = { js: "text/javascript", wasm: "application/wasm", txt: "text/plain;charset=utf-8" };
  const addresses = new Map();
  for (const [name, text] of files) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    let content = await new Response(stream).arrayBuffer();
    const kind = name.split(".").pop();
    if (kind === "js") {
      content = new TextDecoder().decode(content);
      for (const [other, address] of addresses) {
        content = content.replaceAll(`./${other}`, address).replaceAll(other, address);
      }
    }
    addresses.set(name, URL.createObjectURL(new Blob([content], { type: kinds[kind] ?? "" })));
  }
  return addresses;
}

// From a disk a worker may load nothing that the page has made. It may make it itself.
function workerScript(name) {
  const files = [...needs.get(name), name].map((one) => [one, packed.get(one)]);
  const script = `const early = [];
    const keep = ({ data }) => early.push(data);
    addEventListener("message", keep);
    (${unpack})(${JSON.stringify(files)})
      .then((addresses) => import(addresses.get("${name}")))
      .then(() => {
        removeEventListener("message", keep);
        early.forEach((data) => dispatchEvent(new MessageEvent("message", { data })));
      })
      .catch((error) => setTimeout(() => { throw error; }));`;
  return URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
}

function addWorkers(addresses) {
  const names = new Map([...addresses].map(([name, address]) => [address, name]));
  const Usual = Worker;
  globalThis.Worker = class extends Usual {
    constructor(address, options) {
      const name = names.get(String(address));
      super(name ? workerScript(name) : address, name ? undefined : options);
    }
  };
}

async function start() {
  const addresses = await unpack(packed);
  if (typeof Worker === "function") {
    addWorkers(addresses);
  }
  for (const meta of document.querySelectorAll("meta[name]")) {
    for (const [name, address] of addresses) {
      meta.content = meta.content.replaceAll(`./${name}`, address);
    }
  }
  await import(addresses.get(document.getElementById("loader").dataset.start));
}

start().catch((error) => dispatchEvent(new CustomEvent("hyena:failed", { detail: error })));
