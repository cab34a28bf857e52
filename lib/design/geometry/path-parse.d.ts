/** The reader of svgpath by itself: the rest of the package turns and moves paths, which an outline has no need of. */
declare module 'svgpath/lib/path_parse.js' {
  type Segment = [command: string, ...numbers: number[]]
  export default function parse(path: string): { err: string; segments: Segment[] }
}
