import { createHash } from 'node:crypto';
import { answersTo } from '../../kit/answers';
import { readChoices } from '../../kit/choices';
import { multipart } from '../../kit/multipart';
import { filesOf } from '../../scripts/release/verify';
import { inlineBlocks } from '../../src/build/content-policy';
import { attributeOf, elementsOf } from '../../src/build/html-elements';
import { extras } from '../../src/contract/extras';
import { demo } from '../../src/contract/forms/demo';

/** A page as it was opened: what it will still ask for. */
interface OpenPage {
  address: string;
  build: string;
  /** Own files, each with the digest that the page demands; empty for one without. */
  files: ReadonlyMap<string, string>;
  data: readonly string[];
}

/**
 * Clicks through a site as somebody would who suspects it: of every page, that its policy allows all that is in it,
 * that its files are there and have the contents that it allows, and that page, policy, files, data and lists are of
 * one build, which the words in all of them tell. A page that is left open asks for its files and data once more later.
 */
export class StrictVisitor {
  /** What was wrong, in words. */
  readonly faults: string[] = [];
  /** How many pages were looked at. */
  visits = 0;
  /** Which builds were seen. */
  readonly builds = new Set<string>();
  private readonly open = new Map<string, OpenPage>();
  /** Files that were found, by their build. */
  private readonly found = new Set<string>();

  constructor(
    private readonly url: string,
    private readonly addresses: readonly string[],
    /** The build that words come from; undefined for words that are of none. */
    private readonly buildOf: (words: string) => string | undefined,
    /** nginx, in front of pages alone, closes kept connections when it is reloaded. */
    private readonly server: 'ours' | 'nginx' = 'ours',
  ) {}

  /** Goes from page to page until this is over. */
  async clickThrough(until: AbortSignal): Promise<void> {
    for (let count = 0; !until.aborted; count += 1) {
      const address = this.addresses[count % this.addresses.length] ?? '/';
      await this.noting(address, () => this.look(address));
      if (this.server === 'nginx') continue;
      if (count % 3 === 0) await this.noting('lists', () => this.compareList());
      if (count % 5 === 0) await this.noting('form', () => this.sendForm());
    }
  }

  /** Touches every page that was left open, one of each build. */
  async touchOpenPages(): Promise<void> {
    for (const page of this.open.values()) {
      this.found.clear();
      await this.noting(`${page.address}, left open`, () => this.askForAll(page));
    }
  }

  private async look(address: string): Promise<void> {
    const page = await this.openPage(address);
    await this.askForAll(page);
    if (!this.open.has(page.build)) this.open.set(page.build, page);
    this.visits += 1;
  }

  private async openPage(address: string): Promise<OpenPage> {
    const { html, policy } = await this.pageAt(address);
    const build = this.buildNamedIn(html);
    const { scriptHashes, styleHashes, styleAttributeHashes } = inlineBlocks(html, address);
    const refused = [...scriptHashes, ...styleHashes, ...styleAttributeHashes].filter((hash) => !policy.includes(hash));
    if (refused.length > 0) throw new Error(`its policy refuses ${refused.length} blocks in it`);
    const elements = [...elementsOf(html)];
    const files = elements.flatMap((element) =>
      filesOf(element).map((file) => [file, attributeOf(element, 'integrity') ?? ''] as const),
    );
    const folder = elements.map((element) => attributeOf(element, 'data-build')).find(Boolean) ?? '';
    const compilation = /webpackCompilationHash="(\w+)"/.exec(html)?.[1] ?? '';
    const appData = `${folder}/page-data/app-data.json`;
    if (!(await this.textAt(appData)).includes(compilation)) throw new Error('its scripts are of another compilation');
    const pageData = `${folder}/page-data/${address === '/' ? 'index' : address.slice(1)}/page-data.json`;
    return { address, build, files: new Map(files), data: [appData, pageData] };
  }

  private async askForAll({ build, files, data }: OpenPage): Promise<void> {
    for (const [file, integrity] of files) {
      // Scripts anew for every page.
      if (integrity === '' && this.found.has(`${build} ${file}`)) continue;
      this.found.add(`${build} ${file}`);
      const answer = await this.get(file);
      const content = Buffer.from(await answer.arrayBuffer());
      if (answer.status !== 200) throw new Error(`${file} is answered ${answer.status}`);
      const digest = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      if (integrity !== '' && integrity !== digest) throw new Error(`${file} has other contents than the page allows`);
    }
    for (const file of data) {
      const found = this.buildOf(await this.textAt(file));
      if (found !== build) throw new Error(`the page is of ${build}, and ${file} of ${found}`);
    }
  }

  /** Between two looks at a page that show the same build, a list is of that build as well. */
  private async compareList(): Promise<void> {
    const before = this.buildNamedIn((await this.pageAt('/')).html);
    const list = this.buildOf(await this.textAt('/api/products-list'));
    const after = this.buildNamedIn((await this.pageAt('/')).html);
    if (before === after && list !== before) throw new Error(`the pages are of ${before}, and the products of ${list}`);
  }

  /** As a browser without a script sends it: the page of thanks comes after it. */
  private async sendForm(): Promise<void> {
    const choices = await readChoices();
    const answers = answersTo(demo, { [extras.trap]: '' }, (list) => choices.get(list)?.[0] ?? '');
    const answer = await fetch(this.url + demo.path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', Accept: 'text/html' },
      body: new Uint8Array(multipart('x', Object.entries(answers))),
    });
    const text = await answer.text();
    if (answer.status !== 303) throw new Error(`it is answered ${answer.status}: ${text.replace(/<[^>]+>|\s+/g, ' ')}`);
    await this.openPage(new URL(answer.headers.get('location') ?? '', this.url).pathname);
  }

  private async pageAt(address: string): Promise<{ html: string; policy: string }> {
    const answer = await this.get(address);
    const html = await answer.text();
    if (answer.status !== 200) throw new Error(`it is answered ${answer.status}`);
    return { html, policy: answer.headers.get('content-security-policy') ?? '' };
  }

  private buildNamedIn(html: string): string {
    const build = this.buildOf(html);
    if (build === undefined) throw new Error('it says nothing of any build');
    this.builds.add(build);
    return build;
  }

  private async textAt(address: string): Promise<string> {
    const answer = await this.get(address);
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${address} is answered ${answer.status}`);
    return text;
  }

  /** Where a kept connection was closed under its question, a browser opens another by itself: here none are kept. */
  private get(address: string): Promise<Response> {
    return fetch(this.url + address, this.server === 'nginx' ? { headers: { Connection: 'close' } } : {});
  }

  private async noting(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
      this.faults.push(`${what}: ${error instanceof Error ? error.message : error}${cause}`);
    }
  }
}
