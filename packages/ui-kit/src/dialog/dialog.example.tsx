import { Button, Dialog } from "@sughurta/ui-kit";
import { useState } from "react";

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete the order</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Delete the order?"
        closeText="Close"
        footer={<Button variant="danger">Delete</Button>}
      >
        Your answers are deleted on all your devices.
      </Dialog>
    </>
  );
}
