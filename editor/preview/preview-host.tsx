'use client'
import type { CompiledDesign } from '../scene/use-scene'
import { useEditor, useEditorState } from '../state/editor-context'
import { useLoaded } from '../state/use-loaded'
import { PartBoundary } from '../workspace/part-boundary'
import type { PreviewProps } from './preview'
import { previewLoader } from './preview-loader'
import { closePreview } from './show-preview'

/** The preview over canvas and panels, while it is open; the parts below keep their position and their selection. */
export function PreviewHost({ compiled }: { compiled: CompiledDesign | null }) {
  const editor = useEditor()
  const look = useEditorState(state => state.preview)
  return (
    look && (
      <div className="absolute inset-0 z-30 bg-bench">
        <PartBoundary className="p-2" onGiveUp={() => closePreview(editor)}>
          <Loaded look={look} compiled={compiled} />
        </PartBoundary>
      </div>
    )
  )
}

function Loaded(props: PreviewProps) {
  const Preview = useLoaded(previewLoader)
  return Preview && <Preview {...props} />
}
