import { hostileCarried } from './carried';
import { carriedXml } from './carried-xml';
import { changedLinks } from './changed-links';
import { hostileDocs } from './doc';
import { hostileDocxs } from './docx';
import { hostileDrawings } from './drawings';
import type { Hostile } from './hostile';
import { almostOfLibreOffice } from './libreoffice';
import { loadingProperties } from './loading-properties';
import { hostileMetafiles } from './metafiles';
import { hostileModels } from './models';
import { badNames } from './names';
import { notCarried } from './not-carried';
import { hostileObjects } from './objects';
import { hostileOldWorkbooks } from './old-workbooks';
import { hostilePackedPictures } from './packed-pictures';
import { hostilePdfs } from './pdf';
import { richTexts } from './pdf-rich-text';
import { hostilePicturePrograms } from './pictures';
import { hostilePresentations } from './presentations';
import { colouredElsewhere } from './profiles';
import { signedDocuments } from './signed';
import { strange } from './strangers';
import { hostileWorkbooks } from './workbooks';

/** Every file that must be refused, by what is wrong with it. */
export const hostileKinds: readonly [what: string, files: readonly Hostile[]][] = [
  ['something else', strange],
  ['badly named', badNames],
  ['a hostile PDF', hostilePdfs],
  ['a hostile .doc', hostileDocs],
  ['a hostile .docx', hostileDocxs],
  ['a document with a hostile file inside', hostileCarried],
  ['a document with a file of a kind that none needs', notCarried],
  ['a document with XML that is almost what people need', carriedXml],
  ['a document with an object that is not what it says', hostileObjects],
  ['a document with almost what LibreOffice writes', almostOfLibreOffice],
  ['a document with a model that is elsewhere', hostileModels],
  ['a document with a hostile drawing inside', hostileDrawings],
  ['a document with a picture that is something else', hostilePicturePrograms],
  ['a document with a metafile that is a program inside', hostileMetafiles],
  ['a document with a picture that is packed to hide it', hostilePackedPictures],
  ['a document with a picture that takes its colours from elsewhere', colouredElsewhere],
  ['a document with a presentation that starts or fetches something', hostilePresentations],
  ['a PDF whose notes or fields fetch something', richTexts],
  ['a signed document', signedDocuments],
  ['a document whose links programs change', changedLinks],
  ['a document with a property by which Office loads something', loadingProperties],
  ['a document with a table that fetches something or starts a program', hostileWorkbooks],
  ['a document with a workbook before 2007 with a part elsewhere or of an unknown kind', hostileOldWorkbooks],
];

export const hostile: readonly Hostile[] = hostileKinds.flatMap(([, files]) => files);
