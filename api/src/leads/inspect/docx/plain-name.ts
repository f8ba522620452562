/** Slashes between other signs, one at a time, and nothing else that an address or a variable has. */
const plainName = /^(?:[^:%$\\/\p{Cc}]|(?<=[^/])\/(?=[^/]))*$/u;

/** Whether what somebody has called something ("Front/Back", "FS-1020/1025") is no address of anything. */
export function isPlainName(value: string): boolean {
  return plainName.test(value);
}
