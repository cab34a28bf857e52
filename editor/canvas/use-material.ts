'use client'
import { useEffect, useState } from 'react'
import type { SignConfig } from '@/lib/sign/config'
import { useEditorState, useSetting } from '../state/editor-context'

/** A sign's material as pixels, and where they lie on the plate, in mm. */
export interface Material {
  image: ImageBitmap
  box: { x: number; y: number; width: number; height: number }
}

/** Longer side of the pixels; enough for a look, and drawn once. */
const resolution = 1600

async function rasterise(svg: string, width: number, height: number): Promise<ImageBitmap> {
  const image = new Image()
  const scale = resolution / Math.max(width, height)
  image.width = Math.round(width * scale)
  image.height = Math.round(height * scale)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  return createImageBitmap(image, { resizeWidth: image.width, resizeHeight: image.height })
}

/**
 * The plate of a sign in its material, below the ink; null for a stamp, and until it is drawn. It is made again only
 * when the product changes.
 */
export function useMaterial(): Material | null {
  const { catalogue } = useSetting()
  const config = useEditorState(({ design }) =>
    design.type === 'sign' ? (design.config as SignConfig) : null,
  )
  const [material, setMaterial] = useState<Material | null>(null)
  useEffect(() => {
    if (!config) {
      setMaterial(null)
      return
    }
    let stale = false
    const draw = async () => {
      const { drawSignOf } = await import('../sign/sign-drawing')
      const drawn = drawSignOf(config, catalogue)
      if (!drawn || stale) return
      const { x, y, width, height } = drawn.canvas
      const image = await rasterise(drawn.svg, width, height)
      if (stale) image.close()
      else setMaterial({ image, box: { x, y, width, height } })
    }
    // Without its material the plate shows in its plain colour.
    draw().catch(() => {
      if (!stale) setMaterial(null)
    })
    return () => {
      stale = true
    }
  }, [config, catalogue])
  return material
}
