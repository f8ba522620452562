/**
 * Scripts that take away what a run looks for, in every page before its own: with each of them the run must fail, or it
 * proves nothing. A header of ours makes browsers ask for permission first.
 */
export const controls: Record<string, string> = {
  header: beforeSending("this.setRequestHeader('Idempotency-Key', '1')"),
  field: beforeSending("body.append('page', '/')"),
  policy: "addEventListener('load', () => fetch('https://elsewhere.example/').catch(() => {}))",
};

/** Only what has a body: Gatsby asks for the data of pages in the same way. */
function beforeSending(change: string): string {
  return `const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) { if (body) ${change}; send.call(this, body); };`;
}
