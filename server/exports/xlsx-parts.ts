// The fixed parts of a workbook, by ECMA-376.
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org';
const main = `${office}/spreadsheetml/2006/main`;
const relations = `${office}/officeDocument/2006/relationships`;
const packaged = `${office}/package/2006`;
const typeOf = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const each = (count: number, write: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index + 1)).join('');

/** What its parts are, of which so many are sheets. */
export const contentTypes = (sheets: number) =>
  `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${typeOf}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${typeOf}.styles+xml"/>${each(
    sheets,
    (number) =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${typeOf}.worksheet+xml"/>`,
  )}</Types>`;

export const packageRelations = `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export const workbook = (sheets: number) =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each(
    sheets,
    (number) => `<sheet name="${number}" sheetId="${number}" r:id="rId${number}"/>`,
  )}</sheets></workbook>`;

export const workbookRelations = (sheets: number) =>
  `${declaration}<Relationships xmlns="${packaged}/relationships">${each(
    sheets,
    (number) =>
      `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  )}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`;

/** Plain, heading, day and moment, in this order. */
export const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;
