### What the desk keeps: backup, restore, export, import.

help-arg-data = The folder of events; without it that of the user's programs
help-arg-database = A database server instead of a folder: postgres://USER:PASSWORD@HOST/NAME
help-value-place = PLACE

help-backup = Save everything the desk keeps to one file, while it goes on
help-backup-usage = reglament backup FILE [options]
help-backup-file = The file to write
help-backup-replace = Write over a file that is there
help-restore = Fill an empty desk from a backup
help-restore-usage = reglament restore FILE [options]
help-restore-file = A file that reglament backup has written
help-export = Write one event of the desk to a file
help-export-usage = reglament export N FILE [options]
help-export-event = The number of the event
help-export-file = The file to write; reglament event and reglament import read it
help-import = Bring an event from a file to the desk, or what has been added to it
help-import-usage = reglament import FILE [options]
help-import-file = The file of an event

kept-saved = Saved to { $file }: events { $events }, entries { $entries }.
kept-restored = Restored from { $file }: events { $events }, entries { $entries }.
kept-exported = Event { $n } is in { $file }: entries { $entries }.
kept-imported = { $file } is event { $n }: entries { $entries }.
kept-grown = Event { $n } was here and goes on: new entries { $new }, entries { $entries }.
kept-known = All of it is here already: event { $n }, entries { $entries }.
kept-differs = Event { $n } is here and has gone on another way from entry { $at } on. Nothing is written; reglament event merge joins two files of an event.
kept-no-event = there is no event { $n }.
kept-event = { $n }: { $what }
kept-nothing = nothing is kept at { $place }.
kept-not-empty = the desk is not empty; a backup fills an empty one alone.
kept-no-store = { $file } is no backup.
kept-newer = it was written by a later version of the program; take that one.
kept-place = "{ $given }" is neither a file nor postgres://…
kept-fault = the events cannot be read or written: { $what }
