import { newFolder } from './folders';

const made: { remove: () => void }[] = [];

/** For tests of Jest: a new, empty folder, removed after the tests of the file. */
export function temporaryFolder(): string {
  const one = newFolder();
  made.push(one);
  return one.folder;
}

afterAll(() => {
  for (const { remove } of made) remove();
});
