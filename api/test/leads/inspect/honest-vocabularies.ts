const schemas = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

const newerSpaces = [
  'xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9"',
  'xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3"',
].join(' ');

const invoice = 'urn:un:unece:uncefact:data:standard';
const invoiceSpaces = [
  `xmlns:rsm="${invoice}:CrossIndustryInvoice:100" xmlns:qdt="${invoice}:QualifiedDataType:100"`,
  `xmlns:ram="${invoice}:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${invoice}:UnqualifiedDataType:100"`,
].join(' ');

/** XML that people and programs attach, as they write it but for its length, by the name that it goes under. */
export const vocabularies = {
  'mathml-1.xml':
    '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mrow><mi mathvariant="normal">x</mi>' +
    '<mo stretchy="false">=</mo><mtext>a // b</mtext></mrow></math>',
  'mathml-2.xml':
    '<math><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup><mspace width="1em"/></mrow>' +
    '<annotation encoding="application/x-tex">x^2</annotation></semantics></math>',
  'mathml-3.mml':
    '<?xml version="1.0"?><m:math xmlns:m="http://www.w3.org/1998/Math/MathML">' +
    '<m:csymbol definitionURL="http://www.w3.org/ns/sum">x</m:csymbol></m:math>',
  'europass.xml':
    `<?xml version="1.0" encoding="UTF-8"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" ${schemas} ` +
    'xsi:schemaLocation="http://europass.cedefop.europa.eu/Europass http://europass.cedefop.europa.eu/EuropassSchema.xsd" ' +
    'locale="en"><LearnerInfo><Identification><WebsiteList><Website><Contact>https://example.com/a</Contact></Website>' +
    '</WebsiteList><Photo><MimeType>image/png</MimeType><Data>iVBORw0KGgo=</Data></Photo></Identification></LearnerInfo>' +
    '</SkillsPassport>',
  'attachment.xml':
    `<Candidate ${newerSpaces} ${schemas} xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd">` +
    '<hr:DocumentID schemeID="Test-0001" schemeName="DocumentIdentifier" schemeAgencyName="EUROPASS" ' +
    'schemeVersionID="4.0"/><CandidatePerson><PersonName><oa:GivenName>A</oa:GivenName></PersonName><Communication>' +
    '<ChannelCode>Web</ChannelCode><oa:URI>https://example.com/a</oa:URI></Communication></CandidatePerson>' +
    '<eures:Licenses/></Candidate>',
  'factur-x.xml':
    `<?xml version="1.0" encoding="UTF-8"?><rsm:CrossIndustryInvoice ${invoiceSpaces}><rsm:ExchangedDocument>` +
    '<ram:ID schemeAgencyID="1" schemeURI="list.xml" listURI="urn:un:unece:uncefact:codelist:1">471102</ram:ID><ram:IssueDateTime>' +
    '<udt:DateTimeString format="102">20261115</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>' +
    '</rsm:CrossIndustryInvoice>',
} as const;
