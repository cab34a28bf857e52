import type { ShopPageProps } from '../../shop-page'
import { ToolsPage, toolsMetadata } from '../tools-page'

export const generateMetadata = toolsMetadata

/** `/tools/models-manager/` (TOOLS-11). */
export default function Page(props: ShopPageProps) {
  return <ToolsPage {...props} tool="models-manager" />
}
