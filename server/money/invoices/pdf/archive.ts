import 'server-only'
import { createHash } from 'node:crypto'
import {
  AFRelationship,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
} from '@cantoo/pdf-lib'
import { element } from '@/lib/ground/xml/xml'
import type { InvoiceContent } from '@/lib/money/invoice/content'
import { wordOf } from '@/lib/money/invoice/words'
import { srgbProfile } from './srgb-profile'

/** How the electronic invoice must be called in the file (Factur-X 1.0, 6.2.2). */
const xmlName = 'factur-x.xml'

/** The colours of the pages are those of sRGB. */
function addOutputIntent({ context, catalog }: PDFDocument): void {
  const profile = context.register(context.flateStream(srgbProfile(), { N: 3 }))
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of('sRGB IEC61966-2.1'),
    Info: PDFString.of('sRGB IEC61966-2.1'),
    DestOutputProfile: profile,
  })
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]))
}

/** The electronic invoice goes into the file as another form of the same document. */
function attachXml({ context, catalog }: PDFDocument, xml: string, at: Date): void {
  const bytes = new TextEncoder().encode(xml)
  const file = context.register(
    context.flateStream(bytes, {
      Type: 'EmbeddedFile',
      Subtype: 'text/xml',
      Params: { Size: bytes.length, ModDate: PDFString.fromDate(at) },
    }),
  )
  const spec = context.register(
    context.obj({
      Type: 'Filespec',
      F: PDFString.of(xmlName),
      UF: PDFHexString.fromText(xmlName),
      EF: { F: file, UF: file },
      Desc: PDFString.of('Factur-X'),
      AFRelationship: AFRelationship.Alternative,
    }),
  )
  const names = PDFDict.withContext(context)
  const list = PDFArray.withContext(context)
  list.push(PDFHexString.fromText(xmlName))
  list.push(spec)
  names.set(PDFName.of('EmbeddedFiles'), context.obj({ Names: list }))
  catalog.set(PDFName.of('Names'), names)
  catalog.set(PDFName.of('AF'), context.obj([spec]))
}

const facturX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

/** A property of Factur-X's own, which the archive's rules want described. */
const property = (name: string, text: string): string =>
  `<rdf:li rdf:parseType="Resource">${element('pdfaProperty:name', name)}${element('pdfaProperty:valueType', 'Text')}${element('pdfaProperty:category', 'external')}${element('pdfaProperty:description', text)}</rdf:li>`

const extension = [
  '<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">',
  element('pdfaSchema:schema', 'Factur-X PDFA Extension Schema'),
  element('pdfaSchema:namespaceURI', facturX),
  element('pdfaSchema:prefix', 'fx'),
  '<pdfaSchema:property><rdf:Seq>',
  property('DocumentFileName', 'The name of the embedded XML document'),
  property('DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'),
  property('Version', 'The actual version of the standard applying to the embedded XML document'),
  property('ConformanceLevel', 'The conformance level of the embedded XML document'),
  '</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas>',
].join('')

/** The file's metadata (XMP): it is for archives (PDF/A-3b), and holds an electronic invoice. */
function metadata(title: string, author: string, at: string): string {
  const about = (namespaces: string, inner: string) =>
    `<rdf:Description rdf:about="" ${namespaces}>${inner}</rdf:Description>`
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    about(
      'xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"',
      element('pdfaid:part', '3') + element('pdfaid:conformance', 'B'),
    ),
    about(
      'xmlns:dc="http://purl.org/dc/elements/1.1/"',
      `<dc:title><rdf:Alt>${element('rdf:li', title, { 'xml:lang': 'x-default' })}</rdf:Alt></dc:title>` +
        `<dc:creator><rdf:Seq>${element('rdf:li', author)}</rdf:Seq></dc:creator>`,
    ),
    about(
      'xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
      element('xmp:CreateDate', at) + element('xmp:ModifyDate', at),
    ),
    about(
      'xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"',
      extension,
    ),
    about(
      `xmlns:fx="${facturX}"`,
      element('fx:DocumentType', 'INVOICE') +
        element('fx:DocumentFileName', xmlName) +
        element('fx:Version', '1.0') +
        element('fx:ConformanceLevel', 'EN 16931'),
    ),
    '</rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join('\n')
}

/**
 * Makes a PDF one for archives (PDF/A-3b) that carries the electronic invoice (Factur-X). Nothing of it depends on when or where
 * it is made: its dates are the day of issue, its id follows from its content.
 */
export function makeArchive(doc: PDFDocument, content: InvoiceContent, xml: string): void {
  const { context, catalog } = doc
  const at = new Date(`${content.issuedOn}T00:00:00Z`)
  const title = `${wordOf(content, content.kind === 'invoice' ? 'invoice' : 'creditNote')} ${content.number}`
  doc.setTitle(title)
  doc.setAuthor(content.seller.name)
  doc.setCreationDate(at)
  doc.setModificationDate(at)
  doc.setLanguage(content.language)
  addOutputIntent(doc)
  attachXml(doc, xml, at)
  const text = metadata(title, content.seller.name, `${content.issuedOn}T00:00:00Z`)
  // It is not compressed, so that readers without PDF support find it as text.
  const stream = context.stream(new TextEncoder().encode(text), { Type: 'Metadata', Subtype: 'XML' })
  catalog.set(PDFName.of('Metadata'), context.register(stream))
  const id = PDFHexString.of(createHash('sha256').update(xml).digest('hex').slice(0, 32))
  context.trailerInfo.ID = context.obj([id, id])
}
