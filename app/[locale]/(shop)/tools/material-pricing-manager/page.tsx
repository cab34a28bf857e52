import type { ShopPageProps } from '../../shop-page'
import { ToolsPage, toolsMetadata } from '../tools-page'

export const generateMetadata = toolsMetadata

/** `/tools/material-pricing-manager/`: the grid of the materials' rates (TOOLS-3). */
export default function Page(props: ShopPageProps) {
  return <ToolsPage {...props} tool="material-pricing-manager" />
}
