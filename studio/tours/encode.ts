import { spawnSync } from 'node:child_process';

export { requireFfmpeg } from '../video/encoder';

const command = process.env.FFMPEG_PATH ?? 'ffmpeg';

const framesPerSecond = 24;

/** In seconds: how long one screen takes to become the next. */
const fade = 0.4;

/** Smaller than the screens, and large enough for a phone that is turned. */
const size = { width: 960, height: 600 };

/**
 * Makes a film of pictures, each shown for as many seconds, with nothing in it that differs between two runs or two
 * machines.
 * @throws when ffmpeg fails, whose message is printed
 */
export function encode(pictures: readonly string[], seconds: readonly number[], target: string): void {
  const inputs = pictures.flatMap((file, index) => {
    const shown = (seconds[index] ?? 0) + (index < pictures.length - 1 ? fade : 0);
    return ['-loop', '1', '-framerate', String(framesPerSecond), '-t', shown.toFixed(3), '-i', file];
  });
  const { status } = spawnSync(
    command,
    [
      ...['-hide_banner', '-loglevel', 'warning', '-y', ...inputs],
      ...['-filter_complex', filter(seconds), '-map', '[film]', '-an'],
      ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
      // Level 4.0 and its five reference frames: what the decoders of cheap phones are built for.
      ...['-c:v', 'libx264', '-profile:v', 'high', '-level', '4.0', '-refs', '5'],
      ...['-preset', 'slow', '-crf', '28', '-threads', '2', '-g', String(framesPerSecond * 10)],
      // psy-rd invents the grain of camera pictures; a drawn screen has none.
      ...['-x264-params', 'psy-rd=0.4,0'],
      ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-movflags', '+faststart', target],
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`ffmpeg stopped with exit code ${status}; its message is above.`);
}

/** Scales each picture, and lets each fade into the next when its time is over. */
function filter(seconds: readonly number[]): string {
  const scaled = seconds.map((_, index) => {
    const colours = 'out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd+full_chroma_int';
    return `[${index}]scale=${size.width}:${size.height}:${colours},format=yuv420p,setsar=1[s${index}]`;
  });
  let begun = 0;
  const faded = seconds.slice(1).map((_, index) => {
    begun += seconds[index] ?? 0;
    const before = index === 0 ? '[s0]' : `[f${index}]`;
    const name = index === seconds.length - 2 ? '[film]' : `[f${index + 1}]`;
    return `${before}[s${index + 1}]xfade=transition=fade:duration=${fade}:offset=${begun.toFixed(3)},format=yuv420p${name}`;
  });
  return [...scaled, ...faded].join(';');
}
