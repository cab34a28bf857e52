/** The parts of css-tree's parser that are used: nodes whose values are left unread. */
declare module 'css-tree/parser' {
  interface Raw {
    type: 'Raw'
    value: string
  }
  interface Block {
    children: Iterable<CssNode>
  }
  export type CssNode =
    | Raw
    | { type: 'Rule'; prelude: Raw; block: Block }
    | { type: 'Atrule'; name: string; prelude: Raw | null; block: Block | null }
    | { type: 'Declaration'; property: string; value: Raw; important: boolean | string }
  export default function parse(
    css: string,
    options: {
      context?: 'declarationList'
      parseValue: false
      parseRulePrelude: false
      parseAtrulePrelude: false
    },
  ): { children?: Iterable<CssNode> }
}
