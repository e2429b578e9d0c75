import { FileDrop } from "@sughurta/ui-kit";
import { useState } from "react";

export function Example() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileDrop
      name="files"
      label="Photos of the damage"
      hint="JPEG or PNG, up to 10 MB each"
      accept="image/jpeg,image/png"
      files={files.map(({ name }) => ({ id: name, name, size: "1 MB", state: "ready" }))}
      onAdd={(added) => setFiles([...files, ...added])}
      onRemove={(id) => setFiles(files.filter(({ name }) => name !== id))}
      texts={{
        choose: "Choose files",
        drop: "or drop them here",
        full: "No more files are needed",
        retry: "Try again",
        chooseAnother: "Choose another file",
        sent: "sent",
        remove: (name) => `Remove ${name}`,
        sending: (name) => `Sending ${name}`,
      }}
    />
  );
}
