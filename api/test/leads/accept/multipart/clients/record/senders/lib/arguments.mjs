import path from 'node:path';

/** `URL name=value … cv=@/path`: the call that every sender gets. */
export const [url, ...pairs] = process.argv.slice(2);

export const fields = pairs.map((pair) => {
  const [name, ...rest] = pair.split('=');
  const value = rest.join('=');
  return value.startsWith('@') ? { name, path: value.slice(1), basename: path.basename(value) } : { name, value };
});
