// What an agent is told of the service before it calls anything.

export const instructions = `Dustjacket makes book covers and print wraps. Typical way: create_book_and_generate_covers starts a job; get_generation_status with its jobId, every few seconds, until it is completed, shows the covers; edit_cover changes one by words; upscale_cover brings it to print resolution; create_full_wrap builds back, spine and front for Amazon KDP; update_wrap_text corrects its texts.

Work that paints runs as a job: tools answer at once with a jobId. Generating, editing, text removal, audiobook covers and covers after references cost 1 credit for each cover, wraps 2 or 4; everything else is free, and what fails is refunded. Ask the user before spending many credits; get_credit_balance tells what is left.

Pass an idempotency_key of your own with every call that costs credits: repeating the call with the same key never starts or charges the work twice. Refused calls come back as error results with a code, a message and next_step; nothing is charged for them. URLs of files are valid for an hour; ask again for fresh ones.`
