import { heldPostScript, hiddenProgram } from './held';
import { isDrawnProgram } from './starts';

/**
 * Orders of a metafile to a printer that are PostScript ([MS-WMF] 2.1.1.17): PASSTHROUGH, POSTSCRIPT_DATA,
 * POSTSCRIPT_PASSTHROUGH, ENCAPSULATED_POSTSCRIPT and POSTSCRIPT_INJECTION.
 */
const ofPostScript = new Set([0x13, 0x25, 0x1013, 0x1014, 0x1016]);

/** @throws InvalidFile for PostScript, which a printer or a program would run */
export function checkEscape(order: number, data: Buffer): void {
  if (data.length > 0 && ofPostScript.has(order)) throw heldPostScript();
  if (isDrawnProgram(data)) throw hiddenProgram();
}
