// The server starts in any folder, also in one without our tsconfig.json.
/** @jsxRuntime automatic */
import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Block, type LetterWords, type Line, type Link, lineEnds, type Run } from './letter-words';

/**
 * The HTML part of a letter, for mail programs: tables and inline styles alone, which all of them keep, nothing that is
 * fetched, and no colour for paper or ink, so that a dark mode has nothing to spoil (decision 0051).
 */
export function htmlOf(words: LetterWords): string {
  return `<!doctype html>${renderToStaticMarkup(<LetterPage {...words} />)}`;
}

function LetterPage({ subject, title, blocks }: LetterWords) {
  const parts = [...blocks].sort((one, other) => Number(isSmallPrint(one)) - Number(isSmallPrint(other)));
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
      </head>
      <body style={styles.body}>
        <table role="presentation" width={600} cellPadding={0} cellSpacing={0} style={styles.column}>
          <tbody>
            <tr>
              <td style={styles.page}>
                {title && <h1 style={styles.title}>{title}</h1>}
                {inOrder(parts.map(part))}
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function isSmallPrint(block: Block): boolean {
  return block.kind === 'facts' && block.isSmallPrint === true;
}

function part(block: Block): ReactNode {
  if (block.kind === 'facts') return <Facts {...block} />;
  if (block.kind === 'links') return <p style={styles.links}>{inOrder(block.links.map(button))}</p>;
  return inOrder(block.lines.map(paragraph));
}

function paragraph(line: Line): ReactNode {
  return <p style={styles.line}>{inOrder(line.map(linked))}</p>;
}

function Facts({ facts, isSmallPrint = false }: Extract<Block, { kind: 'facts' }>) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={isSmallPrint ? styles.smallFacts : styles.facts}>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" align="left" style={styles.name}>
              {name}
            </th>
            <td dir="auto" style={styles.value}>
              {linked(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function button({ words, to }: Link): ReactNode {
  return (
    <>
      <a href={to} style={styles.button}>
        {words}
      </a>{' '}
    </>
  );
}

function linked(run: Run): ReactNode {
  return typeof run === 'string' ? broken(run) : <a href={run.to}>{broken(run.words)}</a>;
}

/** Outlook knows no `white-space`. */
function broken(words: string): ReactNode {
  return inOrder(
    words
      .split(lineEnds)
      .flatMap((line) => [lineBreak, line])
      .slice(1),
  );
}

const lineBreak = <br />;

/** Of what is written once and never changes its order, React needs no keys. */
function inOrder(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes);
}

const rule = '1px solid #b0b0b0';
const unbroken: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };
const table: CSSProperties = { tableLayout: 'fixed', borderCollapse: 'collapse', margin: '0 0 24px' };
const cell: CSSProperties = {
  ...unbroken,
  borderTop: rule,
  padding: '6px 8px 6px 0',
  verticalAlign: 'top',
  fontWeight: 'normal',
};

const styles = {
  body: { margin: 0, padding: 0 },
  // The width of the attribute is for Outlook, which knows no greatest width.
  column: { tableLayout: 'fixed', maxWidth: '100%' },
  page: { ...unbroken, padding: 16, fontFamily: 'Arial, Helvetica, sans-serif', fontSize: 16, lineHeight: 1.5 },
  title: { margin: '0 0 8px', fontSize: 22, lineHeight: 1.25 },
  line: { margin: '0 0 12px' },
  links: { margin: '0 0 16px' },
  button: {
    display: 'inline-block',
    padding: '10px 16px',
    margin: '0 4px 8px 0',
    border: '1px solid #808080',
    borderRadius: 6,
    fontWeight: 'bold',
    textDecoration: 'none',
  },
  facts: table,
  smallFacts: { ...table, fontSize: 14 },
  name: { ...cell, width: '34%' },
  value: { ...cell, paddingRight: 0 },
} satisfies Record<string, CSSProperties>;
