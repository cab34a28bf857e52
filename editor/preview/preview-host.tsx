'use client'
import type { CompiledDesign } from '../scene/use-scene'
import { useEditorState } from '../state/editor-context'
import { useLoaded } from '../state/use-loaded'
import type { PreviewProps } from './preview'
import { previewLoader } from './preview-loader'

/** The preview over canvas and panels, while it is looked at; what lies below keeps its place and its selection. */
export function PreviewHost({ compiled }: { compiled: CompiledDesign | null }) {
  const look = useEditorState(state => state.preview)
  return (
    look && (
      <div className="absolute inset-0 z-30 bg-bench">
        <Loaded look={look} compiled={compiled} />
      </div>
    )
  )
}

function Loaded(props: PreviewProps) {
  const Preview = useLoaded(previewLoader)
  return Preview && <Preview {...props} />
}
