/** What to type into a browser on this machine: nobody can open http://0.0.0.0. */
export function ownAddress({ host, port }: { host: string; port: number }): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isEverywhere ? 'localhost' : name}:${port}`;
}
