'use client'
import { useEffect, useState } from 'react'

interface OwnPictureProps {
  hash: string
  alt: string
  className?: string
}

/** Small pictures that were fetched before, by their hash. */
const fetched = new Map<string, Promise<string | null>>()

/** A kept file as a picture. It comes as bytes that no browser displays directly; only pixels are made from them. */
async function fetchPicture(hash: string): Promise<string | null> {
  const response = await fetch(`/api/own-pictures/${hash}`)
  if (!response.ok) return null
  return URL.createObjectURL(new Blob([await response.blob()], { type: 'image/webp' }))
}

/** The small picture of an attached file, for those who may read it; nothing where it is gone. */
export function OwnPicture({ hash, alt, className }: OwnPictureProps) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let stale = false
    const picture = fetched.get(hash) ?? fetchPicture(hash)
    fetched.set(hash, picture)
    picture.then(
      made => {
        if (!stale) setUrl(made)
      },
      error => console.warn('a small picture could not be fetched', error),
    )
    return () => {
      stale = true
    }
  }, [hash])
  return url && <img src={url} alt={alt} className={className} />
}
