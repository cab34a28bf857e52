import 'server-only'
import { type PDFDict, type PDFDocument, PDFFlateStream, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { deflate, inflate } from 'pako'

const isPacked = (dict: PDFDict): boolean => dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode')

/**
 * Packs the streams of a document by zlib's own algorithm. The library's own packer writes other bytes, and an issued
 * document must be made again byte by byte (INVOICE-4).
 */
export async function packStreams(doc: PDFDocument): Promise<void> {
  // What is embedded gets its streams now.
  await doc.flush()
  for (const [, object] of doc.context.enumerateIndirectObjects()) {
    if (object instanceof PDFFlateStream) {
      if (isPacked(object.dict)) object.updateContents(deflate(object.getUnencodedContents()))
    } else if (object instanceof PDFRawStream && isPacked(object.dict)) {
      object.updateContents(deflate(inflate(object.contents)))
    }
  }
}
