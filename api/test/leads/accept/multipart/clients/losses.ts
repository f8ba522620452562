import type { Case } from './sent';

/** What a client itself loses of what was typed, so that nobody behind it can know it. */
interface Loss {
  why: string;
  fileNames?: Partial<Record<Case, string>>;
  text?: (typed: string) => string;
}

const latin1: Loss = {
  why: 'It writes texts as ISO-8859-1 and file names as ASCII unless it is told otherwise; what does not fit becomes ?',
  fileNames: { bangla: '?????????????.pdf' },
  text: (typed) => typed.replace(/[^\0-\xff]/g, '?'),
};

const windows: Loss = {
  why: 'No file of Windows can have a double quote in its name: the person there has apostrophes',
  fileNames: { quoted: "my 'best' cv's copy.pdf" },
};

export const losses: Record<string, Loss> = {
  'apache-httpclient-4': latin1,
  'apache-httpclient-5': latin1,
  'delphi-indy': windows,
  'dotnet-httpclient': windows,
  'excel-winhttp-by-hand': windows,
  'internet-explorer-11': windows,
  'powershell-5.1-by-hand': windows,
  'powershell-7': windows,
  'spring-resttemplate': {
    why: 'Spring 4 writes file names as ASCII; what does not fit becomes ?',
    fileNames: { bangla: '?????????????.pdf' },
  },
};
