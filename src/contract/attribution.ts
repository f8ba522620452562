import { isRecord } from './record';

/** What the site sends about a visitor's way here, beside the page of the form. All of it is optional. */
export const attributionKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  /** Origin and path of the page on another site that led here, without its query. */
  'referrer',
  /** Path of the first page of the visit. */
  'landing_page',
] as const;

export type Attribution = Partial<Record<(typeof attributionKeys)[number], string>>;

/** In characters, for each value. */
export const attributionMaxLength = 200;

/**
 * Reads what came as JSON; anything unknown, empty, too long or not text is left out, since it is no reason to refuse a
 * lead.
 */
export function readAttribution(json: string): Attribution {
  const value = parse(json);
  const attribution: Attribution = {};
  if (!isRecord(value)) return attribution;
  for (const key of attributionKeys) {
    const text = value[key];
    if (typeof text === 'string' && text !== '' && text.length <= attributionMaxLength) attribution[key] = text;
  }
  return attribution;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
