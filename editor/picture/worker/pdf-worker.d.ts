/** The half of pdf.js that reads the file; it has no types of its own. */
declare module 'pdfjs-dist/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: object
}
