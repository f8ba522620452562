import { isKnownProgram } from '../../../src/leads/inspect/ole/programs';

test.each([
  ...['Excel.Sheet.12', 'Word.Document.8', 'AcroExch.Document.11', 'Acrobat.Document.DC', 'Word.OpenDocumentText.12'],
  ...['Package', 'Equation.DSMT4', 'Equation.KSEE3', 'PBrush', 'Visio.Drawing.15', ''],
])('an object of %j is judged by what it holds', (name) => expect(isKnownProgram(name)).toBe(true));

test.each([
  ...['Shell.Explorer.1', 'htmlfile', 'htafile', 'Forms.HTML:Hidden.1', 'WMPlayer.OCX.7', 'Excelsior.Sheet', '.1'],
])('an object of %j is refused', (name) => expect(isKnownProgram(name)).toBe(false));
