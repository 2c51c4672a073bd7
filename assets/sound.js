// What the game sounds like, made here and now: wood on sand, seeds on wood, a drum. The page announces `hyena:sound` with
// names and the milliseconds after which each is heard, such as "toss 0 step 1200"; an empty text is silence.
const SOUNDS = { toss, step, taba, seed, take, home, eat, over };
let context;
let bus;

function ready() {
  context ??= new AudioContext();
  if (context.state === "suspended") {
    // Without a touch before it no browser lets a page sound.
    context.resume().catch(() => {});
  }
}

// A short noise through a filter: something dry that is struck.
function knock(at, frequency, length, loud) {
  const samples = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i += 1) {
    data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
  }
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency, Q: 4 });
  source.connect(filter).connect(new GainNode(context, { gain: loud })).connect(bus);
  source.start(at);
}

// A skin that is struck: a tone that falls and fades.
function drum(at, frequency, length, loud) {
  const source = new OscillatorNode(context, { frequency });
  source.frequency.setValueAtTime(frequency, at);
  source.frequency.exponentialRampToValueAtTime(frequency / 2, at + length);
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(gain).connect(bus);
  source.start(at);
  source.stop(at + length);
}

function toss(at) {
  [0, 0.07, 0.13].forEach((later, i) => knock(at + later, 900 + 260 * i, 0.09, 1.6));
}
function step(at) {
  knock(at, 320, 0.05, 0.5);
}
function taba(at) {
  knock(at, 1500, 0.06, 0.8);
  knock(at + 0.09, 2100, 0.06, 0.8);
}
function seed(at) {
  knock(at, 1100 + 300 * Math.random(), 0.04, 0.8);
}
function take(at) {
  [0, 0.05, 0.09, 0.14].forEach((later) => knock(at + later, 800 + 500 * Math.random(), 0.05, 0.9));
}
function home(at) {
  [196, 247, 294].forEach((frequency, i) => drum(at + 0.16 * i, frequency, 0.3, 0.5));
}
function eat(at) {
  drum(at, 90, 0.5, 0.9);
  drum(at + 0.12, 70, 0.6, 0.9);
}
function over(at) {
  [147, 147, 220].forEach((frequency, i) => drum(at + 0.22 * i, frequency, 0.4, 0.6));
}

function play(detail) {
  // What was to be heard of an act that is over is not heard any more.
  bus?.disconnect();
  if (!detail || document.documentElement.dataset.sound === "off") {
    return;
  }
  ready();
  bus = new GainNode(context, { gain: 0.5 });
  bus.connect(context.destination);
  const words = detail.split(" ");
  for (let i = 0; i + 1 < words.length; i += 2) {
    SOUNDS[words[i]]?.(context.currentTime + Number(words[i + 1]) / 1000);
  }
}

addEventListener("hyena:sound", ({ detail }) => {
  try {
    play(detail);
  } catch {
    // A browser without sound, or one that has no more of it to give.
  }
});
