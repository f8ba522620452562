/**
 * Writes each lead of the website into a row of this spreadsheet. How to set it up stands in docs/deploy.md, "Google
 * Sheets". Only the API of Sheets writes here, and always RAW: so a text stays the text that it is, +880 and a zero at
 * the beginning stay, and nothing becomes a formula.
 */
const tab = 'Leads';

/** In seconds that the clocks of the two sides may differ. What is repeated is signed anew. */
const tolerance = 5 * 60;

/** In milliseconds, for leads that arrive together. */
const patience = 8000;

function doPost(request) {
  const answer = JSON.stringify(answerTo(request));
  return ContentService.createTextOutput(answer).setMimeType(ContentService.MimeType.JSON);
}

function answerTo(request) {
  const lock = LockService.getScriptLock();
  try {
    const message = JSON.parse(request.postData.contents);
    if (!isSigned(message)) return { error: 'signature' };
    if (Math.abs(Date.now() / 1000 - Number(message['webhook-timestamp'])) > tolerance) return { error: 'time' };
    if (!lock.tryLock(patience)) return { error: 'busy' };
    take(JSON.parse(message.content));
    return { ok: true };
  } catch (error) {
    console.error(error);
    return { error: 'sheet' };
  } finally {
    if (lock.hasLock()) lock.releaseLock();
  }
}

/** As Standard Webhooks signs, by one of the secrets that sign: while they change, there are two. */
function isSigned(message) {
  const secret = PropertiesService.getScriptProperties().getProperty('SECRET') || '';
  if (!secret.startsWith('whsec_')) return false;
  const key = Utilities.base64Decode(secret.slice('whsec_'.length));
  const signed = [message['webhook-id'], message['webhook-timestamp'], message.content].join('.');
  const mac = Utilities.computeHmacSha256Signature(Utilities.newBlob(signed).getBytes(), key);
  return String(message['webhook-signature']).split(' ').includes(`v1,${Utilities.base64Encode(mac)}`);
}

function take({ type, cells }) {
  const spreadsheet = SpreadsheetApp.getActive();
  const sheet = spreadsheet.getSheetByName(tab) || spreadsheet.insertSheet(tab);
  const id = spreadsheet.getId();
  const [headings = [], ...rows] = Sheets.Spreadsheets.Values.get(id, tab).values || [];
  const values = new Map(cells);
  if (type === 'lead.received') {
    // A lead that comes a second time makes no second row.
    const receipts = rows.map((row) => row[headings.indexOf('Receipt')]);
    if (!receipts.includes(values.get('Receipt'))) append(id, sheet, headings, values);
  }
  if (type === 'consent.withdrawn') {
    const found = rowsOf(values.get('Email'), headings, rows);
    if (found.length === 0) append(id, sheet, headings, values);
    else mark(id, headings.indexOf('Marketing'), found, values.get('Marketing'));
  }
}

/** Columns that are missing come behind those that are there, which staff may move and add to. */
function append(id, sheet, headings, values) {
  const all = [...headings, ...[...values.keys()].filter((name) => !headings.includes(name))];
  if (all.length > sheet.getMaxColumns()) {
    sheet.insertColumnsAfter(sheet.getMaxColumns(), all.length - sheet.getMaxColumns());
  }
  const raw = { valueInputOption: 'RAW' };
  if (all.length > headings.length) Sheets.Spreadsheets.Values.update({ values: [all] }, id, `${tab}!A1`, raw);
  const row = all.map((name) => values.get(name) || '');
  Sheets.Spreadsheets.Values.append({ values: [row] }, id, `${tab}!A1`, { ...raw, insertDataOption: 'INSERT_ROWS' });
}

/** The numbers of the rows with an e-mail address; the first below the headings is 2. */
function rowsOf(email, headings, rows) {
  const column = headings.indexOf('Email');
  const isSame = (row) => String(row[column] || '').toLowerCase() === String(email).toLowerCase();
  return rows.flatMap((row, index) => (isSame(row) ? [index + 2] : []));
}

function mark(id, column, rows, text) {
  const data = rows.map((row) => ({ range: `${tab}!R${row}C${column + 1}`, values: [[text]] }));
  Sheets.Spreadsheets.Values.batchUpdate({ valueInputOption: 'RAW', data }, id);
}
