import type { ShopPageProps } from '../shop-page'
import { ToolsPage, toolsMetadata } from './tools-page'

export const generateMetadata = toolsMetadata

/** `/tools/`: the staff's dashboard (TOOLS-1). */
export default function Page(props: ShopPageProps) {
  return <ToolsPage {...props} tool="dashboard" />
}
