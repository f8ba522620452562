import { isKnownProgram } from '../../../src/leads/inspect/ole/programs';

test.each(['Excel.Sheet.12', 'Word.Document.8', 'AcroExch.Document.11', 'Package', 'Equation.DSMT4', 'PBrush', ''])(
  'an object of %j is known',
  (name) => expect(isKnownProgram(name)).toBe(true),
);

test.each([
  'Shell.Explorer.1',
  'htmlfile',
  'Forms.HTML:Hidden.1',
  'WMPlayer.OCX.7',
  'Excel.Sheet.12.evil',
  'Excel',
  '.1',
])('an object of %j is not', (name) => expect(isKnownProgram(name)).toBe(false));
