/** Reads a value that came from a file. @throws with the file's name before what is wrong */
export function inFile<Value, Read>(file: string, read: (value: Value) => Read, value: Value): Read {
  try {
    return read(value);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
