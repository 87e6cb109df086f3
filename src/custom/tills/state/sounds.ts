import { sound } from './device-choices.ts';

let context: AudioContext | undefined;

function beep(frequencies: readonly number[], type: OscillatorType) {
  context ??= new AudioContext();
  const begins = context.currentTime;
  for (const [index, frequency] of frequencies.entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = type;
    tone.frequency.value = frequency;
    volume.gain.value = 0.15;
    tone.connect(volume).connect(context.destination);
    tone.start(begins + index * 0.12);
    tone.stop(begins + index * 0.12 + 0.1);
  }
}

/** Two rising tones for yes, a low one for no: heard without looking up. */
export function play(answer: 'yes' | 'no') {
  if (!sound.isOn() || typeof AudioContext === 'undefined') return;
  if (answer === 'yes') beep([660, 990], 'sine');
  else beep([180, 150], 'square');
}
