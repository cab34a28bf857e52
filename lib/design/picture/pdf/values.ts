import { PDFName, type PDFObject } from '@cantoo/pdf-lib'

/** A name of PDF as a text; empty for anything else. */
export const nameOf = (value: PDFObject | undefined): string =>
  value instanceof PDFName ? value.decodeText() : ''
