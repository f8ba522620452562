"""What a .doc or .docx is, by Python's zipfile and ElementTree and by olefile, with nothing of the server's code.

Prints "genuine", "broken", "active" or "unreadable", and why. Whether LibreOffice opens the file is asked elsewhere.
"""

import io
import re
import struct
import sys
import zipfile
import xml.etree.ElementTree as ElementTree

import olefile

WORD = re.compile(r'\{http://(?:schemas\.openxmlformats\.org/wordprocessingml/2006|purl\.oclc\.org/ooxml/wordprocessingml)/main\}')
ACTIVE_KINDS = re.compile(r'(?<!sheet\.binary\.)macro|vba|activex|webextension|text/html|xhtml|rfc822|rtf', re.I)
ACTIVE_REFERENCES = ('vbaproject', 'control', 'webextensiontaskpanes', 'extensibility', 'wordvbadata')
REMOTE = re.compile(r'^\s*(?:https?|ftp|mhtml):|^[\\/]{2}|^file:[\\/]{2}[^\\/]|^file:[\\/]{4,}(?!Users/|Applications/)', re.I)
LOCAL_SERVER = re.compile(r'^file:[\\/]{2}localhost[\\/]', re.I)
RUNS = re.compile(r'^\W*(?:dde|ddeauto|database|print|control)\b', re.I)
FETCHES = re.compile(r'^\W*(?:include|includetext|includepicture|import|link|rd)\b', re.I)
ADDRESS = re.compile(r'https?:|ftp:|mhtml:|\\\\\\\\\w|"\\\\\w|//\w', re.I)
PROGRAMS = re.compile(r'\.(?:exe|com|scr|pif|bat|cmd|js|jse|vbs|vbe|wsf|wsh|msi|cpl|reg|scf|url|lnk|hta|ps1|jar|chm|dll|docm|xlsm)$', re.I)
MACRO_STORAGES = {'macros', '_vba_project', '_vba_project_cur', 'vba'}
FIELD_NUMBERS = {45: 'dde', 46: 'ddeauto', 78: 'database', 87: 'control'}


class Active(Exception):
    pass


class Unreadable(Exception):
    pass


class OtherwiseNamed(Exception):
    pass


def is_remote(target):
    return bool(REMOTE.match(target)) and not LOCAL_SERVER.match(target)


def judge_field(instruction):
    if RUNS.match(instruction):
        raise Active('field ' + instruction[:60])
    if FETCHES.match(instruction) and ADDRESS.search(instruction):
        raise Active('field ' + instruction[:60])


def judge_fields_of_part(root):
    open_fields = []
    for element in root.iter():
        if not isinstance(element.tag, str) or not WORD.match(element.tag):
            continue
        name = element.tag.split('}')[1]
        values = {key.split('}')[-1]: value for key, value in element.items()}
        if name == 'fldSimple':
            judge_field(values.get('instr', ''))
        elif name == 'fldChar' and values.get('fldCharType') == 'begin':
            open_fields.append(['', True])
        elif name == 'fldChar' and open_fields:
            judge_field(open_fields[-1][0])
            open_fields[-1][1] = False
            if values.get('fldCharType') == 'end':
                open_fields.pop()
        elif name == 'instrText' and open_fields and open_fields[-1][1]:
            open_fields[-1][0] += element.text or ''
        elif name == 'connectString':
            raise Active('mail merge')
    for instruction, _ in open_fields:
        judge_field(instruction)


def judge_references(root):
    for element in root:
        kind = element.get('Type', '').split('/')[-1].lower()
        target = element.get('Target', '')
        if kind in ACTIVE_REFERENCES:
            raise Active('reference ' + kind)
        if kind == 'hyperlink':
            if re.match(r'\s*(?:javascript|vbscript|data|ms-\w+):', target, re.I) or target.startswith('\\\\'):
                raise Active('link ' + target[:60])
        elif is_remote(target):
            raise Active(kind + ' ' + target[:60])


def judge_names(archive):
    for entry in archive.infolist():
        # Readers that know this field read another name (APPNOTE.TXT 4.6.9).
        if b'up' in entry.extra and entry.filename.encode() not in entry.extra:
            raise OtherwiseNamed(entry.filename)


def judge_kind(archive):
    kinds = archive.read('[Content_Types].xml').lower()
    if b'wordprocessingml.document.main+xml' not in kinds:
        raise OtherwiseNamed('no document')


def judge_package(data, depth=0):
    archive = zipfile.ZipFile(io.BytesIO(data))
    judge_names(archive)
    for name in archive.namelist():
        part = archive.read(name)
        if PROGRAMS.search(name):
            raise Active('part ' + name)
        if part[:8] == olefile.MAGIC:
            judge_streams(part, depth + 1)
        elif part[:4] == b'PK\x03\x04' and depth < 8:
            judge_package(part, depth + 1)
        elif name == '[Content_Types].xml':
            for element in ElementTree.fromstring(part):
                if ACTIVE_KINDS.search(element.get('ContentType', '')):
                    raise Active('kind ' + element.get('ContentType'))
        elif name.lower().endswith('.rels'):
            judge_references(ElementTree.fromstring(part))
        elif name.lower().endswith('.xml') and name.startswith('word/'):
            judge_fields_of_part(ElementTree.fromstring(part))


def judge_packaged_file(data):
    texts = data[6:].split(b'\0')
    for text in texts[:2] if data[4:6] == b'\2\0' else []:
        if PROGRAMS.search(text.decode('latin1')):
            raise Active('file ' + text.decode('latin1'))


def judge_streams(data, depth=0):
    compound = olefile.OleFileIO(io.BytesIO(data), raise_defects=olefile.DEFECT_INCORRECT)
    for path in compound.listdir(streams=True, storages=True):
        name = path[-1].lower()
        if name in MACRO_STORAGES:
            raise Active('macros')
        if name in ('encryptedpackage', '\tdrmcontent'):
            raise Unreadable('protected')
        # LibreOffice puts an empty one into every object that it saves.
        if name in ('\x03ocxname', '\x03ocxdata') and compound.get_size(path) > 0:
            raise Active('control')
        if compound.get_type(path) != olefile.STGTY_STREAM:
            continue
        stream = compound.openstream(path).read()
        if name == '\x01ole10native':
            judge_packaged_file(stream)
        elif stream[:4] == b'PK\x03\x04' and depth < 8:
            judge_package(stream, depth + 1)
        elif name == '\x01ole' and len(stream) > 8 and stream[4] & 1 and b'h\0t\0t\0p\0' in stream:
            raise Active('linked object')
        elif name == 'worddocument':
            judge_word(compound, path[:-1], stream)


def judge_word(compound, folder, main):
    ident, = struct.unpack_from('<H', main, 0)
    flags, = struct.unpack_from('<H', main, 10)
    if flags & 0x8100:
        raise Unreadable('protected')
    if ident != 0xA5EC:
        return
    table = compound.openstream(folder + ['1Table' if flags & 0x200 else '0Table']).read()

    def part(offset):
        start, size = struct.unpack_from('<II', main, offset)
        return table[start:start + size]

    open_fields = []
    for letter in text_of(main, part(0x1A2)):
        if letter == '\x13':
            open_fields.append(['', True])
        elif letter in '\x14\x15' and open_fields:
            judge_field(open_fields[-1][0])
            open_fields[-1][1] = False
            if letter == '\x15':
                open_fields.pop()
        elif open_fields and open_fields[-1][1]:
            open_fields[-1][0] += letter
    for offset in (282, 290, 298, 306, 538, 610, 626):
        kinds = part(offset)
        count = max(0, (len(kinds) - 4) // 6)
        for at in range((count + 1) * 4, (count + 1) * 4 + count * 2, 2):
            if kinds[at] & 0x1F == 0x13 and kinds[at + 1] in FIELD_NUMBERS:
                raise Active('field ' + FIELD_NUMBERS[kinds[at + 1]])
    for index, text in enumerate(texts_of(part(0x19A))):
        if index in (1, 8, 9) and is_remote(text):
            raise Active('template ' + text)


def text_of(main, table):
    at = 0
    while at < len(table) and table[at] == 1:
        at += 3 + struct.unpack_from('<H', table, at + 1)[0]
    pieces = table[at + 5:]
    count = (len(pieces) - 4) // 12
    positions = struct.unpack_from('<%dI' % (count + 1), pieces, 0)
    text = ''
    for index in range(count):
        place, = struct.unpack_from('<I', pieces, 4 * (count + 1) + 8 * index + 2)
        length = positions[index + 1] - positions[index]
        if place & 0x40000000:
            start = (place & 0x3FFFFFFF) // 2
            text += main[start:start + length].decode('latin1')
        else:
            text += main[place:place + length * 2].decode('utf-16le', 'replace')
    return text


def texts_of(table):
    at = 6
    while at + 2 <= len(table):
        length, = struct.unpack_from('<H', table, at)
        yield table[at + 2:at + 2 + length * 2].decode('utf-16le', 'replace')
        at += 2 + length * 2


def main():
    name = sys.argv[1].lower()
    data = open(sys.argv[1], 'rb').read()
    try:
        if data[:8] == olefile.MAGIC:
            judge_streams(data)
        else:
            judge_package(data)
            judge_kind(zipfile.ZipFile(io.BytesIO(data)))
        if name.endswith('.docx') != (data[:2] == b'PK'):
            raise OtherwiseNamed('another kind of document')
        print('genuine')
    except Active as found:
        print('active', found)
    except Unreadable as found:
        print('unreadable', found)
    except Exception as complaint:
        print('broken', complaint)


main()
