import { clothDefinitions } from './stitch/cloth';

/** Wraps a drawing; every thread has round ends and no shape is filled unless it says so. */
export function picture(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${clothDefinitions}${body}</svg>`;
}
