import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Truth } from './truth';

/**
 * What MuPDF and Poppler say of a PDF: programs that share no code with the readers of the server. MuPDF prints every
 * object on a line of its own, decrypted and out of its object stream, so a look at these lines is enough.
 */
export async function truthOfPdf(file: string): Promise<Truth> {
  const info = await run('pdfinfo', [file]);
  const objects = await run('mutool', ['show', file, 'grep']);
  if (!info.ok || !objects.ok) return 'unreadable';
  if (await isActive(file, objects.out)) return 'active';
  return info.complaints === '' && !/error|repair/.test(objects.complaints) ? 'genuine' : 'broken';
}

const activeActions = /\/S\s*\/(?:JavaScript|Launch|SubmitForm|ImportData|RichMediaExecute)(?![\w.-])/;
const scripts = /\/JS[\s(<]|\/JS \d+ 0 R|\/OnInstantiate(?!\w)/;
const addresses = /\/URI\s*\(\s*(?:javascript|file|data|vbscript|\\\\\\\\):?/i;
const networkFiles = /\/U?F\s*\((?:\\\\\\\\|\/\/|file:|smb:)/i;
const attachedPrograms =
  /\/U?F\s*\([^()]*\.(?:exe|com|bat|cmd|scr|pif|js|jse|vbs|vbe|wsf|hta|lnk|msi|jar|ps1|swf|docm)\)/i;

async function isActive(file: string, objects: string): Promise<boolean> {
  for (const line of objects.split('\n')) {
    if (activeActions.test(line) || scripts.test(line) || addresses.test(line) || networkFiles.test(line)) return true;
    if (line.includes('/EF') && attachedPrograms.test(line)) return true;
    if (line.includes('/XFA') && (await hasScriptOfForm(file, line))) return true;
    if (line.includes('/ByteRange') && namesIssuer(await readFile(file, 'latin1'))) return true;
  }
  return false;
}

/** Whether a signature says where its issuer's certificate is (RFC 5280, 4.2.2.1): LibreOffice fetches it. */
function namesIssuer(file: string): boolean {
  return file.replace(/\s/g, '').toLowerCase().includes('06082b06010505073002');
}

/** The forms that a line names are streams: each is looked into by itself. */
export async function hasScriptOfForm(file: string, line: string): Promise<boolean> {
  const named = /\/XFA\s*(\[[^\]]*\]|\d+ 0 R)/.exec(line)?.[1] ?? '';
  for (const [, number = ''] of named.matchAll(/(\d+) 0 R/g)) {
    const { out } = await run('mutool', ['show', '-b', file, number]);
    if (/<(?:\w+:)?(?:script|submit|execute)[\s>/]/.test(out)) return true;
    if (/^\s*\[/.test(out) && (await hasScriptOfForm(file, `/XFA ${out}`))) return true;
  }
  return false;
}

const runFile = promisify(execFile);

async function run(program: string, args: string[]): Promise<{ ok: boolean; out: string; complaints: string }> {
  const options = { encoding: 'latin1', maxBuffer: 256 * 1024 * 1024, timeout: 20_000 } as const;
  try {
    const { stdout, stderr } = await runFile(program, args, options);
    return { ok: true, out: stdout, complaints: stderr };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw error;
    return { ok: false, out: '', complaints: '' };
  }
}
