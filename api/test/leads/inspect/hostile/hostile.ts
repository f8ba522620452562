/** A file that must be refused, and words of the sentence that says why: they tell which check has found it. */
export interface Hostile {
  what: string;
  name: string;
  data: Buffer;
  because:
    | 'damaged'
    | 'not a PDF'
    | 'not a Word'
    | 'not a .docx'
    | 'macros'
    | 'controls'
    | 'starts a program'
    | 'could run a macro'
    | 'a mail merge'
    | 'a second document'
    | 'a digital signature'
    | 'links that programs change'
    | 'a customisation'
    | 'toolbars of its own'
    | 'LibreOffice opens in its place'
    | 'packed as text'
    | 'a show in the place of its pages'
    | 'an equation that may run'
    | 'its values from elsewhere'
    | 'to a web page by itself'
    | 'an animation that may start'
    | 'hidden or may be a program'
    | 'send it by mail'
    | 'schemas'
    | 'pages that show other files'
    | 'other files'
    | 'computer of its author'
    | 'an order to a part of the viewer'
    | 'another field computes'
    | 'fetched'
    | 'fetched from elsewhere'
    | 'leads to'
    | 'leads to a program'
    | 'cannot be checked'
    | 'no CV needs'
    | 'a film that is in another file'
    | 'a model that may be in another file'
    | 'a link to a program'
    | 'a link with a quote'
    | 'a base address'
    | 'more in it than a chart'
    | 'more in it than shapes'
    | 'a document of LibreOffice'
    | 'a button that opens'
    | 'no text'
    | 'may be a program'
    | 'embedded program'
    | 'locked or broken'
    | 'web page'
    | 'what its name'
    | 'what its name says'
    | 'something else inside'
    | 'a table that starts a program'
    | 'an archive with a link or a device'
    | 'an archive with a program'
    | 'an online video'
    | 'a drawing of the web'
    | 'a picture that is a program'
    | 'files within files'
    | 'a script'
    | 'an order to start a program'
    | 'a form that sends'
    | 'a form with scripts'
    | 'an order to fetch data'
    | 'contains a program'
    | 'a program in PostScript'
    | 'an action that we do not know'
    | 'a link to a file in a network'
    | 'cannot be seen'
    | 'in another folder'
    | 'more than a text'
    | 'opens by itself'
    | 'without a click'
    | 'other than numbers'
    | 'parts that stand in another file'
    | 'files that belong to an attached one'
    | 'on another computer'
    | 'from another computer'
    | 'its colours from another computer'
    | 'unknown kind'
    | 'do not need'
    | 'Open it in Word and save it again'
    | 'locked for certain readers'
    | 'another format'
    | 'another kind than'
    | 'packed as text'
    | 'too large'
    | 'password'
    | 'protected and damaged'
    | 'joined'
    | 'a formula that fetches'
    | 'a mail'
    | 'name'
    | 'must be'
    | '5 MB'
    | 'empty';
}

/** Describes files that claim to be of one kind. */
export function hostileFile(extension: 'doc' | 'docx') {
  return (what: string, data: Buffer, because: Hostile['because']): Hostile => {
    return { what: `a .${extension} ${what}`, name: `cv.${extension}`, data, because };
  };
}

/** A copy with some bytes changed. */
export function patched(file: Buffer, changes: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(file);
  changes(copy);
  return copy;
}

/** Cuts at this many points, evenly, and never behind the last byte. */
export function cuts(file: Buffer, count: number): { at: number; data: Buffer }[] {
  return Array.from({ length: count }, (_, index) => {
    const at = Math.floor((file.length * (index + 1)) / (count + 1));
    return { at, data: file.subarray(0, at) };
  });
}
