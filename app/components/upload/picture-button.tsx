import ImagePlus from 'lucide-react/icons/image-plus'
import { useRef } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { pictureTypes } from '#app/browser/upload-picture.ts'

interface PictureButtonProps {
  label: string
  isBusy: boolean
  /** How many may be chosen at once; one too many is handed on as well, to be refused with its reason. */
  atMost?: number
  onPicture: (file: File) => void
}

/** Chooses a picture from this device; the input itself is out of sight, the button stands for it. */
export function PictureButton({ label, isBusy, atMost = 1, onPicture }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button className="picture-button" disabled={isBusy} onClick={() => input.current?.click()}>
        <Icon icon={ImagePlus} size={18} />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(',')}
        hidden
        multiple={atMost > 1}
        onChange={event => {
          const files = Array.from(event.currentTarget.files ?? [])
          event.currentTarget.value = ''
          files.slice(0, atMost > 1 ? atMost + 1 : 1).forEach(file => onPicture(file))
        }}
      />
    </>
  )
}
