'use client'
import { memo } from 'react'
import type { Report } from '@/lib/design/scene/checks/report'
import type { Finding } from '@/lib/design/scene/finding'
import type { Element } from '@/lib/design/scene/model'
import { isOrdered, useEditorItem } from '@/stores/editor-item'
import type { EditorKind } from '../kinds/kind'
import { editorKinds } from '../kinds/registry'
import { LayerTree } from '../layers/layer-tree'
import { seriesLoader } from '../series/series-loader'
import { signLoader } from '../sign/sign-loader'
import { useEditorState } from '../state/editor-context'
import type { EditorMenu } from '../state/editor-state'
import { useLoaded } from '../state/use-loaded'
import { TemplatesPanel } from '../templates/templates-panel'
import { PartBoundary } from '../workspace/part-boundary'
import { CaseModelsPanel } from './case-models-panel'
import { CheckPanel } from './check-panel'
import { isProductMenu } from './menus'

/** The panel of the menu that is open: the product's part, then how elements are added there. */
export const MenuPanel = memo(function MenuPanel({ report }: { report: Report }) {
  const menu = useEditorState(state => state.menu)
  return (
    <div data-menu={menu} className="flex flex-col gap-4">
      <PartBoundary key={menu}>
        <ProductMenuPanel menu={menu} report={report} />
        {Object.entries(editorKinds).map(
          ([type, { menu: at, panel }]) => at === menu && <KindPanel key={type} panel={panel} />,
        )}
      </PartBoundary>
    </div>
  )
})

/** How elements of a kind are added. */
function KindPanel({ panel }: Pick<EditorKind<Element>, 'panel'>) {
  const Panel = useLoaded(panel)
  return Panel && <Panel />
}

/** Menus that are not about one kind of element. */
function ProductMenuPanel({ menu, report }: { menu: EditorMenu; report: Report }) {
  const ordered = useEditorItem(isOrdered)
  if (ordered && isProductMenu(menu)) return null
  switch (menu) {
    case 'case-models':
      return <CaseModelsPanel />
    case 'dimensions':
    case 'material':
    case 'colours':
    case 'fixings':
      return <SignPanel menu={menu} />
    case 'plates':
      return <PlatesMenu findings={report.findings} />
    case 'series':
      return <SeriesMenu />
    case 'templates':
      return <TemplatesPanel />
    case 'layers':
      return <LayerTree findings={report.findings} />
    case 'check':
      return <CheckPanel report={report} />
    default:
      return null
  }
}

function SeriesMenu() {
  const SeriesPanel = useLoaded(seriesLoader)
  return SeriesPanel && <SeriesPanel />
}

function PlatesMenu({ findings }: { findings: readonly Finding[] }) {
  const sign = useLoaded(signLoader)
  return sign && <sign.PlatesPanel findings={findings} />
}

function SignPanel({ menu }: { menu: 'dimensions' | 'material' | 'colours' | 'fixings' }) {
  const sign = useLoaded(signLoader)
  if (!sign) return null
  switch (menu) {
    case 'dimensions':
      return <sign.DimensionsPanel />
    case 'material':
      return <sign.MaterialPanel />
    case 'colours':
      return <sign.ColoursPanel />
    case 'fixings':
      return <sign.FixingsPanel />
  }
}
