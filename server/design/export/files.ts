import 'server-only'
import { sceneToSvg } from '@/lib/design/scene/svg'
import { type PackedScene, unpackScene } from '@/server/design/scene/packed'
import { exportPdf } from './pdf'
import type { ProductionFile } from './production-files'
import { exportSvg } from './svg'
import { packZip, type ZipEntry } from './zip'

/** A file of a scene: the scene, the hex colours, and the file's name without its ending. */
export interface FileRequest {
  file: ProductionFile
  packed: PackedScene
  ink: string
  paper: string
  name: string
}

export interface ExportedFile {
  name: string
  type: string
  body: string | Uint8Array
}

/** Writes a file of a scene; `null` where the packed bytes do not match their hash. */
export async function exportFile({
  file,
  packed,
  ink,
  paper,
  name,
}: FileRequest): Promise<ExportedFile | null> {
  const scene = unpackScene(packed)
  if (!scene) return null
  const options = { ink, title: name }
  const svg = (body: string) => ({ name: `${name}.svg`, type: 'image/svg+xml', body })
  switch (file) {
    case 'preview.svg':
      return svg(sceneToSvg(scene, { ...options, paper, hole: '#c9ceca' }))
    case 'production.svg':
      return svg(exportSvg(scene, options))
    case 'production.pdf':
      return { name: `${name}.pdf`, type: 'application/pdf', body: await exportPdf(scene, options) }
  }
}

/** Several files as one ZIP; where a scene is damaged, the index of its file, counted from 0. */
export async function packFiles({
  files,
  modified,
}: {
  files: readonly FileRequest[]
  modified: Date
}): Promise<{ ok: true; body: Uint8Array } | { ok: false; damaged: number }> {
  const entries: ZipEntry[] = []
  for (const [index, request] of files.entries()) {
    const made = await exportFile(request)
    if (!made) return { ok: false, damaged: index }
    entries.push({ name: made.name, body: made.body, modified })
  }
  return { ok: true, body: packZip(entries) }
}
