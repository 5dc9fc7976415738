/** A soft chime, made here: two sines that fade. */
let context: AudioContext | null = null;

export function chime(): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    const start = context.currentTime + 0.01;
    for (const [pitch, delay] of [
      [523.25, 0],
      [783.99, 0.11],
    ] as const) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start + delay);
      volume.gain.linearRampToValueAtTime(0.07, start + delay + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0005, start + delay + 0.5);
      tone.connect(volume).connect(context.destination);
      tone.start(start + delay);
      tone.stop(start + delay + 0.55);
    }
  } catch {
    // No sound, then.
  }
}
