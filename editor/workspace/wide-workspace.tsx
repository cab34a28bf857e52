'use client'
import { LayerTree } from '../layers/layer-tree'
import { CheckPanel } from '../panels/check-panel'
import { Inspector } from '../panels/inspector'
import { LinesForm } from '../panels/lines-form'
import { MenuPanel } from '../panels/menu-panel'
import { Rail } from '../panels/rail'
import { useMostLines } from '../plates/use-most-lines'
import { PreviewHost } from '../preview/preview-host'
import { useEditorState } from '../state/editor-context'
import { Notices, RefusalNotice } from './notices'
import { SupportNotice } from './support-notice'
import { usePanelsDrawn } from './use-panels-drawn'
import type { WorkspaceProps } from './workspace-props'

/** The workspace on a wide screen: menus and their panel, canvas with the lines below it, letters and checks side by side. */
export function WideWorkspace({
  report,
  blocked,
  canvas,
  failed,
  cartTrouble,
  impression,
  compiled,
}: WorkspaceProps) {
  const { findings } = report
  const panelsDrawn = usePanelsDrawn()
  const checkOpen = useEditorState(state => state.menu === 'check')
  const most = useMostLines()
  // While it is held, it is only viewed: nothing below loses its focus.
  const looking = useEditorState(state => state.preview === 'open')
  const layersOpen = useEditorState(state => state.menu === 'layers')
  return (
    <div className="flex min-h-0 flex-1">
      <Rail wide blocked={blocked} />
      <div className="relative flex min-h-0 min-w-0 flex-1">
        <PreviewHost compiled={compiled} />
        <div className="contents" inert={looking}>
          <div className="w-72 shrink-0 overflow-y-auto border-r border-line p-4">
            {panelsDrawn && <MenuPanel report={report} />}
          </div>
          <div className="flex min-w-0 flex-1 flex-col bg-bench">
            <Notices failed={failed} cartTrouble={cartTrouble} />
            <div className="relative min-h-0 flex-1">
              {canvas}
              <RefusalNotice />
            </div>
            <div
              className="flex max-h-[46%] shrink-0 gap-3 px-6 pb-5"
              // From plate to plate the canvas above keeps its height: a second press must hit the same control.
              style={{ minHeight: most > 0 ? `min(46%, ${5.2 + 2.9 * most}rem)` : 0 }}
            >
              {impression}
              <div className="flex min-w-0 grow flex-col">
                <LinesForm findings={findings} />
              </div>
            </div>
          </div>
          <div className="flex w-79 shrink-0 flex-col gap-5 overflow-y-auto border-l border-line p-4">
            {panelsDrawn && (
              <>
                <SupportNotice />
                <Inspector />
                {!checkOpen && (
                  <div className="border-t border-line pt-4">
                    <CheckPanel report={report} />
                  </div>
                )}
                {!layersOpen && <LayerTree findings={findings} />}
              </>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
