import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { approaches, crossfades } from './timeline';

const missing = `ffmpeg is not installed; it turns the frames into a film.
  Debian and Ubuntu:  apt-get install -y ffmpeg
  macOS:              brew install ffmpeg
An ffmpeg in another place can be named by FFMPEG_PATH.`;

const command = process.env.FFMPEG_PATH ?? 'ffmpeg';

/** @throws with what to do about it; called first, because drawing the frames takes minutes. */
export function requireFfmpeg(): void {
  if (spawnSync(command, ['-version']).error) throw new Error(missing);
}

export const framesPerSecond = 24;

/** Everything that would differ between two runs or two machines is fixed: threads, dates, names of programs. */
function options(target: string): string[] {
  return [
    ...['-hide_banner', '-loglevel', 'warning', '-y'],
    ...['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(framesPerSecond), '-i', '-', '-an'],
    // without the matrix, players guess one by the size of the film and shift its colours
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    // level 4.0 and its five reference frames: what the decoders of cheap phones are built for
    ...['-c:v', 'libx264', '-profile:v', 'high', '-level', '4.0', '-refs', '5'],
    ...['-preset', 'veryslow', '-crf', '30', '-threads', '2'],
    ...['-g', String(framesPerSecond * 10), '-force_key_frames', crossfades.map(({ to }) => to).join(',')],
    // psy-rd invents the grain of camera pictures; a drawn screen has none
    ...['-x264-params', `psy-rd=0.4,0:zones=${[...zones(crossfades, 0.25), ...zones(approaches, 0.4)].join('/')}`],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-movflags', '+faststart', target],
  ];
}

/** Moving pictures take most of the bytes and are looked at least closely: `share` is what they get of their wish. */
function zones(stretches: typeof crossfades, share: number): string[] {
  return stretches.map(({ from, to }) => {
    const [first, last] = [Math.ceil(from * framesPerSecond), Math.floor(to * framesPerSecond) - 1];
    return `${first},${last},b=${share}`;
  });
}

export class Encoder {
  readonly #process: ChildProcessByStdio<Writable, null, null>;
  readonly #ended: Promise<number>;

  constructor(target: string) {
    this.#process = spawn(command, options(target), { stdio: ['pipe', 'inherit', 'inherit'] });
    this.#ended = new Promise((resolve, reject) => {
      this.#process.on('error', reject);
      this.#process.on('close', (code) => resolve(code ?? 1));
    });
    // when ffmpeg stops early, its own message and its exit code say more than the broken pipe
    this.#process.stdin.on('error', () => undefined);
  }

  async add(png: Buffer): Promise<void> {
    if (this.#process.stdin.write(png)) return;
    await Promise.race([once(this.#process.stdin, 'drain'), this.#ended]);
  }

  async finish(): Promise<void> {
    this.#process.stdin.end();
    const code = await this.#ended;
    if (code !== 0) throw new Error(`ffmpeg stopped with exit code ${code}; its message is above.`);
  }
}
