/** Sounds made on the spot: no files to load, nothing to license. Off until the player turns them on. */
type Sound = 'move' | 'dice' | 'hit' | 'card' | 'horn' | 'end'
/** A drum roll, and the call after it. */
const ROLL = 9
const CALL = [392, 392, 523, 659, 784]
let context: AudioContext | undefined

function noise(at: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length)
  const source = at.createBufferSource()
  source.buffer = buffer
  return source
}

function puff(at: AudioContext, start: number, seconds: number, pitch: number, loud: number): void {
  const source = noise(at, seconds)
  const filter = at.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  const gain = at.createGain()
  gain.gain.value = loud
  source.connect(filter).connect(gain).connect(at.destination)
  source.start(at.currentTime + start)
}

function tone(at: AudioContext, start: number, seconds: number, pitch: number, loud: number): void {
  const source = at.createOscillator()
  source.type = 'triangle'
  source.frequency.value = pitch
  const gain = at.createGain()
  gain.gain.setValueAtTime(loud, at.currentTime + start)
  gain.gain.exponentialRampToValueAtTime(0.001, at.currentTime + start + seconds)
  source.connect(gain).connect(at.destination)
  source.start(at.currentTime + start)
  source.stop(at.currentTime + start + seconds)
}

export function play(sound: Sound): void {
  try {
    context ??= new AudioContext()
    if (sound === 'move') for (const i of [0, 1, 2]) puff(context, i * 0.11, 0.07, 220, 0.5)
    else if (sound === 'card') puff(context, 0, 0.12, 2600, 0.25)
    else if (sound === 'dice') for (const i of [0, 1, 2, 3]) puff(context, i * 0.07, 0.05, 1500 + i * 240, 0.35)
    else if (sound === 'hit') puff(context, 0, 0.5, 90, 2.4)
    else if (sound === 'end') {
      for (let i = 0; i < ROLL; i++) puff(context, i * 0.07, 0.06, 180, 0.2 + i * 0.05)
      for (const [i, pitch] of CALL.entries()) tone(context, (ROLL + 2 * i) * 0.09, 0.4, pitch, 0.12)
    } else for (const [i, pitch] of [392, 523, 659].entries()) tone(context, i * 0.16, 0.3, pitch, 0.12)
  } catch {
    // No sound device, or the browser refuses before a click: silence is fine.
  }
}
