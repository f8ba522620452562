import type * as z from 'zod';
import { failureText } from '../log/failure';

/** Reads a value that came from a file. @throws with the file's name before what is wrong */
export function inFile<Value, Read>(file: string, read: (value: Value) => Read, value: Value): Read {
  try {
    return read(value);
  } catch (error) {
    throw new Error(`${file}: ${failureText(error)}`, { cause: error });
  }
}

/** A reader of what fits a schema. @throws with every place that does not, in one line */
export function fitting<Value>(schema: z.ZodType<Value>): (json: unknown) => Value {
  return (json) => {
    const { success, data, error } = schema.safeParse(json);
    if (success) return data;
    throw new Error(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; '));
  };
}
