import { docxFile } from '../../../support/docx';
import {
  block,
  blocks,
  chain,
  describingBlocks,
  model,
  namedBlock,
  nestedChains,
  wholeModel,
} from '../../../support/models';
import { attachedPdf, deflated, type Objects, onePage, pdfOf, streamOf } from '../../../support/pdf/make';
import type { Hostile } from './hostile';

const elsewhere = 'a model that may be in another file';

const address = Buffer.from('\u0001\0\0\0\u0017\0http://evil.example/a.u3d');
const texture = namedBlock(blocks.texture, 'Photo', address);

/** Models that are in another file, or may be. */
const models: Record<string, Buffer> = {
  'that refers to another file': model(namedBlock(blocks.fileReference, 'A', address)),
  'that refers to another file behind the rest': Buffer.concat([
    wholeModel,
    namedBlock(blocks.fileReference, 'A', address),
  ]),
  'that makes a kind known': model(namedBlock(blocks.newObjectType, 'A', address)),
  'of a kind of its own': model(block(blocks.newObject, address)),
  'with a texture': model(texture),
  'with the rest of a texture': model(namedBlock(blocks.textureContinuation, 'Photo', address)),
  ...Object.fromEntries(
    (['nowhere', 'sphere', 'box', 'both'] as const).map((reach) => [
      `with a texture in a chain that reaches ${reach}`,
      model(chain('A', [namedBlock(blocks.group, 'A'), texture], reach)),
    ]),
  ),
  'with a reference in a chain': model(chain('Name', [namedBlock(blocks.fileReference, 'A', address)])),
  'with a chain in a chain': model(chain('A', [chain('B', [])])),
  'with chains in one another': model(nestedChains(100_000)),
  'that is cut off': wholeModel.subarray(0, -30),
  'with a block that is cut off in its head': Buffer.concat([wholeModel, Buffer.from('\x54\xff\xff\xff', 'latin1')]),
  'with a chain that is cut off': model(block(blocks.modifierChain, Buffer.of(1, 0, 65, 0))),
  'with a chain with a block that is cut off': model(chain('A', [namedBlock(blocks.group, 'A').subarray(0, -4)])),
};

const prc = Buffer.from('PRC\0\0\0\0\0', 'latin1');

/** A page with a note that shows a model. */
export function modelPdf(shown: string | Buffer, others: Objects = {}): Buffer {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [9 0 R] >>';
  return pdfOf(onePage('', { 3: page, 9: `<< /Type /Annot /Subtype /3D /Rect [0 0 9 9] /3DD ${shown} >>`, ...others }));
}

/** Every way from a note to its model. */
export const modelsShown: Record<string, (data: Buffer) => Buffer> = {
  'in a note': (data) => modelPdf('10 0 R', { 10: streamOf(data, '/Type /3D /Subtype /U3D') }),
  'in a note, packed': (data) => modelPdf('10 0 R', { 10: deflated(data, '/Type /3D /Subtype /U3D') }),
  'in a note, by way of another note': (data) =>
    modelPdf('11 0 R', { 10: deflated(data, '/Type /3D /Subtype /U3D'), 11: '<< /Type /3DRef /3DD 10 0 R >>' }),
  'in a note, of no kind': (data) => modelPdf('10 0 R', { 10: streamOf(data) }),
  'in a note of a page that nobody sees': (data) =>
    pdfOf(onePage('', { 10: deflated(data, '/Type /3D /Subtype /U3D'), 11: '<< /3DD 10 0 R >>' })),
};

const files: Record<string, (data: Buffer) => Buffer> = {
  ...modelsShown,
  'attached as a.u3d': (data) => attachedPdf('a.u3d', data),
};

const pdf = (what: string, data: Buffer, because: Hostile['because']): Hostile => {
  return { what: `a PDF with a model ${what}`, name: 'cv.pdf', data, because };
};

/** All kinds of blocks of the standard and of the room that it leaves, but for those that only describe a model. */
const otherKinds = Array.from({ length: 256 }, (_, kind) => 0xffffff00 + kind).filter(
  (kind) => !describingBlocks.includes(kind),
);

/** Models that lead elsewhere, and what is shown as one and is none that a reader knows. */
export const hostileModels: Hostile[] = [
  ...Object.entries(models).flatMap(([what, data]) =>
    Object.entries(files).map(([where, file]) => pdf(`${what}, ${where}`, file(data), elsewhere)),
  ),
  ...Object.entries(modelsShown).flatMap(([where, file]) => [
    pdf(`in PRC, ${where}`, file(prc), 'no CV needs'),
    pdf(`that is a text, ${where}`, file(Buffer.from('x')), 'no CV needs'),
    pdf(`that is a program, ${where}`, file(Buffer.from('MZ\x90\0', 'latin1')), 'embedded program'),
  ]),
  ...otherKinds.flatMap((kind) => [
    pdf(`with a block ${kind.toString(16)}`, attachedPdf('a.u3d', model(namedBlock(kind, 'A'))), elsewhere),
    pdf(
      `with a block ${kind.toString(16)} in a chain`,
      attachedPdf('a.u3d', model(chain('A', [namedBlock(kind, 'A')]))),
      elsewhere,
    ),
  ]),
  pdf(
    'that nobody can unpack',
    modelPdf('10 0 R', { 10: streamOf(wholeModel, '/Type /3D /Subtype /U3D /Filter /Unknown') }),
    'damaged',
  ),
  ...Object.entries({ 'model/gltf-binary': 'glTF\x02\0\0\0', 'model/prc': 'PRC\0\0', 'model/u3d': 'x' }).map(
    ([kind, start]): Hostile => ({
      what: `a Word file with a part of ${kind} that is no U3D`,
      name: 'cv.docx',
      data: docxFile({ 'word/media/model.glb': Buffer.from(start, 'latin1') }, { glb: kind }),
      because: 'no CV needs',
    }),
  ),
  {
    what: 'a Word file with a model that refers to another file',
    name: 'cv.docx',
    data: docxFile({ 'word/media/model.u3d': models['with a texture'] ?? '' }, { u3d: 'model/u3d' }),
    because: elsewhere,
  },
  {
    what: 'a Word file with such a model that is called a picture',
    name: 'cv.docx',
    data: docxFile({ 'word/media/model.png': models['with a texture'] ?? '' }),
    because: 'no CV needs',
  },
  {
    what: 'a Word file with such a model of any kind',
    name: 'cv.docx',
    data: docxFile({ 'word/media/model.dat': models['with a texture'] ?? '' }, { dat: 'application/octet-stream' }),
    because: elsewhere,
  },
];
