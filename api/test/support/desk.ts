import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { TOTP } from 'otpauth';
import type { DeskConfig } from '../../src/config/desk';
import type { RoleName } from '../../src/desk/accounts/roles';
import { buildDesk } from '../../src/desk/app';
import { openServices, type Services } from '../../src/desk/services';
import type { TestDatabase } from './databases';
import { eachTestHasStore } from './stores';

export const deskUrl = 'http://127.0.0.1:8010';
export const goodPassword = 'correct horse battery staple';

/** What browsers send with a form of the desk's own. */
const ownPage = { host: '127.0.0.1:8010', origin: deskUrl, 'sec-fetch-site': 'same-origin' };

/** A desk on a new database before each test, as `desk()`; closed after it. */
export function eachTestHasDesk(database: TestDatabase, config: Partial<DeskConfig> = {}) {
  const { current, url } = eachTestHasStore(database);
  let held: Desk | undefined;
  beforeEach(async () => {
    const services = await openServices(url(), async () => undefined);
    const log: string[] = [];
    const settings = { url: deskUrl, isSecure: false, trustProxy: false, ...config } as const;
    const app = buildDesk(settings, services, { write: (line) => void log.push(line) });
    const routes: DeskRoute[] = [];
    app.addHook('onRoute', ({ method, url: address }) => {
      for (const one of [method].flat()) routes.push({ method: one, url: address });
    });
    await app.ready();
    held = new Desk(app, services, log, routes);
  });
  afterEach(async () => {
    await held?.app.close();
    await held?.services.close();
    expect(held?.log).toEqual([]);
  });
  const desk = () => {
    if (!held) throw new Error('There is a desk only during a test');
    return held;
  };
  return { store: current, url, desk };
}

interface DeskRoute {
  method: string;
  url: string;
}

export class Desk {
  constructor(
    readonly app: FastifyInstance,
    readonly services: Services,
    /** Warnings and errors. */
    readonly log: string[],
    /** Every address that it answers, as it was registered. */
    readonly routes: readonly DeskRoute[],
  ) {}

  /** A browser that has not signed in. */
  visitor(): Browser {
    return new Browser(this.app);
  }

  /** Somebody with an account, whose browser is signed in. */
  async member(role: RoleName, name: string = role): Promise<Member> {
    const { codes } = await this.invited(role, name);
    const member = new Member(this.app, name, codes);
    if (!isLetIn(await member.signIn())) throw new Error('Nobody is signed in');
    return member;
  }

  /** An account whose invitation is taken. */
  async invited(role: RoleName, name: string = role, password = goodPassword) {
    const token = await this.services.staff.add(name, role);
    const invited = await this.services.staff.invited(token);
    if (!invited) throw new Error('The invitation does not work');
    const codes = await this.services.staff.accept(invited, password, codeOf(invited.totp_secret));
    if (!codes) throw new Error('The invitation was not taken');
    return { token, codes, secret: invited.totp_secret };
  }
}

/** What the authenticator with this secret shows. */
export function codeOf(secret: string, timestamp = Date.now()): string {
  return new TOTP({ secret }).generate({ timestamp });
}

type Headers = Record<string, string>;

/** A browser: it keeps cookies, and sends forms as pages of the desk do. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(private readonly app: FastifyInstance) {}

  get(url: string, headers: Headers = {}): Promise<LightMyRequestResponse> {
    return this.send('GET', url, undefined, headers);
  }

  post(url: string, fields: Headers, headers: Headers = {}): Promise<LightMyRequestResponse> {
    return this.send('POST', url, new URLSearchParams(fields).toString(), headers);
  }

  /** What the form on a page has beside what people fill in; a copy of it is what a page that stays open sends. */
  async formOn(page: string, action: string): Promise<Headers> {
    const { body } = await this.get(page);
    const [, id] = new RegExp(`<button [^>]*form="([^"]+)" formAction="${action}"`).exec(body) ?? [];
    const mark = id ? `id="${id}"` : `action="${action}"`;
    const form = body.split('<form').find((one) => one.split('>', 1)[0]?.includes(mark));
    return filledIn(form ?? body);
  }

  /** The page that an answer leads to, as browsers load it behind a form. */
  async follow(answer: LightMyRequestResponse, page = ''): Promise<LightMyRequestResponse> {
    const { location } = answer.headers;
    return location === undefined ? answer : this.get(location, { referer: `${deskUrl}${page}` });
  }

  /** Sends a form twice, as a double click does: the second goes out before the first is answered. */
  async clickTwice(url: string, fields: Headers): Promise<LightMyRequestResponse[]> {
    const before = new Map(this.cookies);
    const first = await this.post(url, fields);
    this.cookies.clear();
    for (const [name, value] of before) this.cookies.set(name, value);
    return [first, await this.post(url, fields)];
  }

  private async send(method: 'GET' | 'POST', url: string, payload: string | undefined, headers: Headers) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const type = payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await this.app.inject({
      method,
      url,
      headers: { ...ownPage, ...type, ...(cookie && { cookie }), ...headers },
      ...(payload !== undefined && { payload }),
    });
    for (const { name, value } of answer.cookies) this.cookies.set(name, value);
    return answer;
  }
}

/** Somebody of the staff at a browser. */
export class Member extends Browser {
  constructor(
    app: FastifyInstance,
    readonly name: string,
    private readonly codes: string[],
  ) {
    super(app);
  }

  signIn(password = goodPassword): Promise<LightMyRequestResponse> {
    return this.post('/sign-in', { name: this.name, ...this.proof(password) });
  }

  /** Password and a code that was not used yet. */
  proof(password = goodPassword): { password: string; code: string } {
    const code = this.codes.shift();
    if (code === undefined) throw new Error('All codes are used');
    return { password, code };
  }

  /** Sends a form with the token of a page that is loaded first. */
  async submit(url: string, fields: Headers = {}): Promise<LightMyRequestResponse> {
    return this.post(url, { token: await this.formToken(), ...fields });
  }

  /** Exports what is asked for, and fetches the file from the page that comes then. */
  async export(fields: Headers): Promise<LightMyRequestResponse> {
    return this.fetchFile(await this.submit('/export', { ...fields, ...this.proof() }));
  }

  /** The file of an export that was asked for. */
  async fetchFile({ headers }: LightMyRequestResponse): Promise<LightMyRequestResponse> {
    const { body } = await this.get(`${headers.location}`);
    return this.get(/<a href="(\/export\/[^"]+)"/.exec(body)?.[1] ?? '/no file');
  }

  async formToken(): Promise<string> {
    const { token = '' } = hiddenFields((await this.get('/account')).body);
    return token;
  }
}

/** Whether somebody is signed in by an answer; whoever is not is led to the sign-in again. */
export function isLetIn({ cookies }: LightMyRequestResponse): boolean {
  return cookies.some(({ name }) => name === 'desk' || name === '__Host-desk');
}

/** The fields of a lead that nobody has touched, as its page has them. */
export const untouched = {
  ...{ state: 'new', owner: '', seenState: 'new', seenOwner: '' },
  ...{ note: 'b6a9e8a4-6a3e-4c42-a3b1-1f0e7a1a9a01', words: '' },
};

/** What a browser sends of a form that nobody has touched. */
function filledIn(html: string): Headers {
  const form = html.split('</form>', 1)[0] ?? '';
  const choices = [...form.matchAll(/<select [^>]*name="([^"]+)"[^>]*>(.*?)<\/select>/g)].map(
    ([, name, options = '']) => {
      const chosen = /<option value="([^"]*)" selected=""/.exec(options) ?? /<option value="([^"]*)"/.exec(options);
      return [name, chosen?.[1] ?? ''];
    },
  );
  const typed = [...form.matchAll(/<textarea [^>]*name="([^"]+)"[^>]*>([^<]*)/g)].map(([, name, words]) => [
    name,
    words,
  ]);
  const days = [...form.matchAll(/<input [^>]*name="([^"]+)" type="date"[^>]*value="([^"]*)"/g)].map(
    ([, name, day]) => [name, day],
  );
  return { ...Object.fromEntries([...choices, ...typed, ...days]), ...hiddenFields(html) };
}

/** What the forms of a page send that nobody sees. */
export function hiddenFields(html: string): Headers {
  const fields = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]));
}
