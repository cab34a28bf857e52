/** The tools of the staff, each a page below `/tools/`; the dashboard is the first (TOOLS-1). */
export const tools = [
  'dashboard',
  'material',
  'competitor-pricing',
  'materials-compare',
  'material-pricing-manager',
  'models-manager',
] as const
export type ToolName = (typeof tools)[number]

/** Where a tool is. */
export const toolPath = (tool: ToolName): string => (tool === 'dashboard' ? '/tools/' : `/tools/${tool}/`)
